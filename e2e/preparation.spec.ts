import { followPlayers } from './players.ts'
import { hearBriefing, recordBriefing } from './steps/brief-team.ts'
import { chooseMode, chooseResponseTime } from './steps/decide.ts'
import { closeDoors, readResult } from './steps/leave.ts'
import { calibrate, prepareMedicines } from './steps/prepare.ts'
import { takeCall } from './steps/take-call.ts'
import { emails, expect, firstPage, logIn, newPage, takeRole, test } from './team.ts'
import { timerOf } from './trio.ts'

// A case that runs fast.
test.use({ pace: 30 })

test('three people go from the login to the closed doors, and no reload and no lost network loses anything', {
  tag: '@walk',
}, async ({ app, browser }) => {
  const come = async (role: keyof typeof emails) => {
    const page = await newPage(browser, app)
    await followPlayers(page)
    // On this device tasks are worked on as a list.
    await page.addInitScript(() => localStorage.setItem('task-view', 'list'))
    await logIn(page, emails[role])
    await takeRole(page, role)
    await expect(page).toHaveURL(new RegExp(`${firstPage[role]}$`))
    return page
  }
  const [provider, rt] = [await come('Provider'), await come('RT')]
  await test.step('the call', () => takeCall({ provider }))
  await test.step('the Provider records a briefing', () => recordBriefing({ provider }))

  // RN comes late, and hears it all the same.
  const rn = await come('RN')
  const trio = { provider, rt, rn }
  await test.step('RT and RN hear it', () => hearBriefing(trio))
  await test.step('how to go', () => chooseMode(trio))
  await test.step('how fast', () => chooseResponseTime(trio))

  await expect(rt).toHaveURL(/\/therapist\/transport\/preparation$/)
  await expect(rn).toHaveURL(/\/nurse\/transport\/preparation$/)
  for (const page of [provider, rt, rn]) await expect(timerOf(page)).not.toHaveText('0')
  await test.step('the tasks', () => Promise.all([calibrate({ rt }), prepareMedicines({ provider, rn })]))
  await test.step('ready to leave', () => closeDoors(trio))
  await test.step('the result', () => readResult(trio))
})
