import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { renderUnicodeCompact } from 'uqr'

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

// Networks that live inside this computer; phones in the room are not in them.
const inside = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|flannel|podman)/

/** The addresses of this computer in the networks around it, the likeliest first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const names = Object.keys(interfaces).sort((a, b) => Number(inside.test(a)) - Number(inside.test(b)))
  return names
    .flatMap((name) => interfaces[name] ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
}

/** A QR code for the terminal. Phones need the light border, and light on dark is what a terminal shows. */
export function qrFor(url: string): string {
  return renderUnicodeCompact(url, { border: 2 })
}
