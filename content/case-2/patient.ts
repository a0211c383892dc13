import type { Patient } from '#case/story/patient.ts'
import { weightKg } from './tasks/recipes.ts'

const receivingHospital = {
  label: 'Receiving hospital',
  value: 'Children’s hospital with cardiac surgery and a cardiac intensive care unit (CICU); also your base',
}

/** An invented newborn. Arch before and after birth: source 88; what speaks for it: 85, 87; the rival: 96. */
export const patient: Patient = {
  identifier: 'T-2',
  called: 'he',
  weightKg,
  newborn: [
    { label: 'Patient', value: 'Infant T-2, case 2, no name' },
    { label: 'Newborn', value: 'Boy, born at 39 weeks 2 days with 3,450 g; now 6 days old, 3,400 g' },
    {
      label: 'Mother',
      value:
        '31 years, second child, well. Group B strep positive, two doses of penicillin in labor; no fever, membranes ruptured for 6 h',
    },
    { label: 'Pregnancy', value: 'Scan of the organs at 20 weeks: “normal”' },
    { label: 'Birth', value: 'Vaginal, Apgar 9 and 9, home at 40 h' },
    {
      label: 'Screening',
      value: 'Pulse oximetry at 26 h: 98 in the hand, 97 in the foot, passed. Nobody wrote down femoral pulses',
    },
    {
      label: 'History',
      value:
        'Fed well until day 5. Since last night sleepy and sweaty at the breast, breathing fast; today grey and cold, one wet diaper in 12 h',
    },
    { label: 'Arrival', value: 'Carried into a community hospital’s emergency department at 12:20' },
    { label: 'Airway', value: 'No tube. Breathes by himself, 68 a minute, grunting; mask with reservoir, 10 L/min' },
    {
      label: 'Access',
      value:
        '24 G in the right hand, a needle in the right shin bone since 12:40; the left leg is free for cuff and probe',
    },
    {
      label: 'Given before the call',
      value:
        'Saline 34 mL (10 mL/kg): the liver grew from 2 to 3 cm, and he is no better. D10W 8.5 mL/h. Blood culture drawn; antibiotics ordered and held back “until the lumbar puncture is done”',
    },
  ],
  conclusions: [
    {
      label: 'Working diagnosis',
      value:
        'Shock of a body that lives by its duct: a critically narrow or interrupted arch, and the duct is closing. The rival is septic shock from group B strep. Both are treated until one is excluded; only one of them dies of waiting for an echo',
    },
    {
      label: 'For the arch',
      value:
        'Arm far above leg, no femoral pulse, hand above foot, big liver, big heart, worse after volume, a good pulse in the arm, ill on day 6',
    },
    { label: 'For sepsis', value: 'Group B strep, cold, sleepy, lactate. None of it excludes the arch' },
    {
      label: 'Against PPHN',
      value: 'Clear lungs until today, nothing in the story of a lung, a pink hand, no femoral pulse',
    },
    {
      label: 'Screening',
      value:
        'In one series the saturation screen found 4 of 19 screened babies with coarctation, and most are not seen before birth',
    },
    { label: 'Fluids', value: 'D10W 8.5 mL/h is 60 mL/kg/day, glucose 4.2 mg/kg/min' },
  ],
  places: [
    {
      label: 'Referring hospital',
      value:
        'Community hospital: emergency department, a general pediatrician, X-ray, lab. No echo of newborns before a visiting cardiologist comes at 17:00, no alprostadil, no NICU',
    },
    {
      label: 'Nearest NICU',
      value: 'Level III, 16 miles (25 km) away: ventilators and a cardiologist with an echo, no cardiac surgery',
    },
    receivingHospital,
    {
      label: 'Distance',
      value: '47 miles (75 km) of motorway, 55 min with a driver who does not hurry; dry road, light traffic',
    },
    { label: 'Weather', value: 'Cloud at 300 ft, freezing drizzle in it, dusk at 16:30. The road is dry' },
  ],
  receivingHospital,
  unit: 'CICU',
  aircraft: [
    {
      label: 'Ambulance',
      value: 'Mount for the sled, oxygen outlet, inverter. No air outlet: air comes from cylinders',
    },
    { label: 'On the way', value: 'It can stop on the shoulder' },
  ],
  clock: [
    { time: '13:05', event: 'Medical call', age: '6 d 4 h' },
    { time: '13:10', event: 'Accepted; the response clock starts' },
    { time: '13:19', event: 'Preparation complete' },
    { time: '13:24', event: 'Drive out, until 14:19' },
    { time: '13:30', event: 'Latest time to leave base' },
    { time: '14:25', event: 'At the bedside' },
    { time: '14:30', event: 'Decision point 1' },
    { time: '14:33', event: 'Alprostadil runs, where it was chosen' },
    { time: '14:55', event: 'Decision point 2' },
    { time: '15:20', event: 'Decision point 3' },
    { time: '15:35', event: 'Medical-control call' },
    { time: '15:45', event: 'Decision point 4' },
    { time: '15:50', lateTime: '17:05', event: 'Leaves the bedside' },
    { time: '16:55', lateTime: '18:10', event: 'At the door of the CICU' },
    { time: '17:00', lateTime: '18:15', event: 'CICU bed', age: '6 d 8 h', lateAge: '6 d 9 h' },
  ],
}
