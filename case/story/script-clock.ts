/** By the script's clock, which ends with the day. */
export function minutesAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const sum = hour * 60 + minute + minutes
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export const hoursAfter = (time: string, hours: number): string => minutesAfter(time, hours * 60)
