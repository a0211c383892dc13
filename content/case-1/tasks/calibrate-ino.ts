import type { Task } from '#case/story/task.ts'

/** Generic pre-use check of an iNO delivery system. Sources 6, 15, 16; alarm and NO band are working values. */
export const calibrateIno: Task = {
  firebaseId: 'CalibrateINO',
  taskName: 'Calibrate INO AR',
  taskDesc: 'Pre-use check of the iNO delivery system',
  url: '/therapist/transport/preparation/ino-machine',
  busyMs: 120_000,
  totalMs: 120_000,
  steps: [
    {
      kind: 'do',
      slug: 'power',
      label: 'Power on; listen for buzzer and speaker, look at the battery',
      reading: 'Buzzer and speaker heard, battery over 80%',
      ifSkipped: 'The system is still off.',
    },
    {
      kind: 'do',
      slug: 'leak-check',
      label: 'Open the cylinder valve, read the pressure, close it and watch the gauge',
      // 30 s at the machine, shown as 5 s.
      waitMs: 5_000,
      reading: '1,850 psi (change it under 200 psi); 30 s with the valve closed: no fall',
      ifSkipped: 'Watch the gauge to the end: a falling needle is a leak.',
    },
    {
      kind: 'choose',
      slug: 'low-range',
      label: 'Place the inlet and run the low-range calibration',
      options: [
        { slug: 'circuit', name: 'Inlet near the circuit', hint: 'Sampling near the circuit gives a false zero.' },
        { slug: 'room-air', name: 'Inlet in room air' },
      ],
      right: 'room-air',
      reading: 'NO 0, NO2 0, O2 21',
      ifSkipped: 'Low range must come first.',
    },
    {
      kind: 'choose',
      slug: 'high-range',
      label: 'Connect a gas and run the high-range calibration',
      options: [
        { slug: 'calibration-gas', name: 'Calibration gas' },
        { slug: 'room-air', name: 'Room air', hint: 'Room air was the zero. High range needs calibration gas.' },
      ],
      right: 'calibration-gas',
      reading: 'NO and NO2 accepted, O2 sensor on 100%',
      ifSkipped: 'The high-range calibration is still missing.',
    },
    {
      kind: 'do',
      slug: 'purge',
      label: 'Purge line and regulator until NO2 is low enough',
      waitMs: 5_000,
      reading: 'NO2 under 1 ppm',
      ifSkipped: 'Stagnant gas holds NO2: purge until it is gone.',
    },
    {
      kind: 'number',
      slug: 'dose',
      label: 'Connect injector and sample line, then set the dose',
      using: {
        label: 'To which side of the circuit?',
        options: [
          { slug: 'dry', name: 'Dry side' },
          { slug: 'wet', name: 'Humidified side', hint: 'Water in the line spoils the reading. Take the other side.' },
        ],
        right: 'dry',
      },
      unit: 'ppm',
      right: 20,
      tolerance: 0,
      wrong: [{ value: 40, hint: 'Above 20 ppm nothing is gained, only more methemoglobin and NO2.' }],
      hint: 'Set the starting dose for a term newborn.',
      reading: 'NO within 18 to 22 ppm',
      ifSkipped: 'No dose is set yet.',
    },
    {
      kind: 'pick-items',
      slug: 'alarms',
      label: 'Set the alarms',
      items: [
        { slug: 'no-high', name: 'NO high', isRight: true },
        { slug: 'no-low', name: 'NO low', isRight: true },
        {
          slug: 'no2-high-20',
          name: 'NO2 high, 20 ppm',
          isRight: false,
          hint: '20 ppm is the dose of NO. NO2 has to alarm at 2 ppm.',
        },
        { slug: 'no2-high-2', name: 'NO2 high, 2 ppm', isRight: true },
        { slug: 'o2', name: 'O2', isRight: true },
      ],
      ifSkipped: 'Not every alarm is set yet.',
    },
    {
      kind: 'do',
      slug: 'backup',
      label: 'Attach the manual bag with NO and prove flow',
      reading: 'Flow proven. Repeat the purge within 5 min of starting at the bedside',
      ifSkipped: 'The backup is not proven yet.',
    },
  ],
}
