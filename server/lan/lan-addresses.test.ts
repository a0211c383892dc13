import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddresses, qrFor } from './lan-addresses.ts'

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...{ address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: `${address}/24` },
})

test('the network around comes before those inside the computer, and loopback is left out', () => {
  const interfaces = {
    lo: [at('127.0.0.1', true)],
    docker0: [at('172.17.0.1')],
    wlan0: [at('192.168.1.20')],
    eth0: [at('169.254.3.4')],
  }
  expect(lanAddresses(interfaces)).toEqual(['192.168.1.20', '172.17.0.1'])
})

test('a computer without a network has no addresses', () => {
  expect(lanAddresses({ lo: [at('127.0.0.1', true)] })).toEqual([])
})

test('an address becomes a square of half blocks that fits a narrow terminal', () => {
  const lines = qrFor('https://192.168.100.200:3000').split('\n')
  const width = lines[0]?.length ?? 0
  expect(width).toBeLessThanOrEqual(40)
  expect(lines.length).toBe(Math.ceil(width / 2))
  expect(lines.every((line) => /^[█▀▄ ]+$/.test(line) && line.length === width)).toBe(true)
})
