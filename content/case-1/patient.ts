import type { Patient } from '#case/story/patient.ts'
import { weightKg } from './tasks/recipes.ts'

const receivingHospital = {
  label: 'Receiving hospital',
  value: 'Level IV NICU with iNO, HFOV and ECMO; also your base',
}

/** An invented newborn. Depth of the tube: sources 34, 35; cooling: 36; distances: 40, 41 (docs/clinical/sources.md). */
export const patient: Patient = {
  identifier: 'T-1',
  called: 'she',
  weightKg,
  newborn: [
    { label: 'Patient', value: 'Infant T-1, case 1, no name' },
    { label: 'Newborn', value: 'Girl, 40 weeks 5 days, 3,200 g, appropriate for dates' },
    {
      label: 'Mother',
      value:
        '29 years, first pregnancy, group B strep negative, no fever, membranes ruptured for 9 h, blood group O positive',
    },
    { label: 'Birth', value: '02:10, emergency cesarean for a poor heart tracing, thick meconium' },
    {
      label: 'Resuscitation',
      value:
        'Limp at birth. Mask ventilation, then a tube at 40 min of age for rising oxygen need. No compressions, no epinephrine',
    },
    { label: 'Apgar', value: '4, 6 and 7 at 1, 5 and 10 min' },
    { label: 'Cord artery', value: 'pH 7.16, base deficit 8' },
    { label: 'Airway', value: '3.5 mm uncuffed oral tube, taped at 10.5 cm at the lip' },
    {
      label: 'Access',
      value: '24 G in the left hand, 24 G in the left saphenous; nothing umbilical, no arterial line',
    },
    {
      label: 'Given before the call',
      value: 'Vitamin K, ampicillin and gentamicin, D10W 8 mL/h. No volume, no pressors, no surfactant',
    },
  ],
  conclusions: [
    {
      label: 'Working diagnosis',
      value:
        'Meconium aspiration with PPHN. The hand reads more than 10 points above the foot: right-to-left flow through the duct, as in PPHN, but also in coarctation, an interrupted arch or critical aortic stenosis. The story, the film and femoral pulses as strong as the right arm’s make PPHN likelier. No echo on site: structural heart disease is not excluded, and prostaglandin stays at hand',
    },
    {
      label: 'Cooling',
      value:
        'Not indicated: cord pH above 7.15, base deficit under 10, Apgar 7 at 10 min, tone and alertness appropriate before sedation. The later acidosis comes from breathing and circulation and is no criterion of the first hour',
    },
    { label: 'Tube', value: 'Deep: weight + 6 predicts 9.2 cm, and it is taped at 10.5 cm' },
    { label: 'Fluids', value: 'D10W 8 mL/h is 60 mL/kg/day, glucose 4.2 mg/kg/min' },
  ],
  places: [
    {
      label: 'Referring hospital',
      value:
        'Level II nursery: SIMV, one high-frequency ventilator built into the unit, X-ray, basic lab. No iNO, no echo, no ECMO',
    },
    receivingHospital,
    {
      label: 'Distance',
      value:
        '310 statute miles (270 nautical miles, 500 km) in a straight line; 370 miles by road over a mountain pass',
    },
    {
      label: 'Weather',
      value:
        'Snow on the pass, chains required. Freezing level 3,000 ft, icing in cloud along the whole route. Both airports open with instrument approaches, runways treated',
    },
  ],
  receivingHospital,
  unit: 'NICU',
  aircraft: [
    { label: 'Aircraft', value: 'Pressurised twin turboprop with de-icing, about 300 mph' },
    { label: 'Cabin', value: 'The crew agrees to hold a cabin altitude near 2,000 ft' },
  ],
  clock: [
    { time: '07:10', event: 'Medical call', age: '5 h 00' },
    { time: '07:15', event: 'Accepted; the response clock starts' },
    { time: '07:25', event: 'Preparation complete' },
    { time: '07:45', event: 'Latest time to leave base' },
    { time: '08:05', event: 'Flight out, until 09:10' },
    { time: '09:25', event: 'At the bedside', age: '7 h 15' },
    { time: '09:30', event: 'Decision point 1' },
    { time: '09:50', event: 'Decision point 2' },
    { time: '10:15', event: 'Decision point 3' },
    { time: '10:30', event: 'Medical-control call' },
    { time: '10:40', event: 'Decision point 4' },
    { time: '10:45', lateTime: '11:45', event: 'Leaves the bedside' },
    { time: '11:10', lateTime: '12:10', event: 'Take-off' },
    { time: '11:35', lateTime: '12:35', event: 'Decision point 5, in cruise' },
    { time: '12:18', lateTime: '13:18', event: 'Landing' },
    { time: '12:40', lateTime: '13:40', event: 'NICU bed', age: '10 h 30', lateAge: '11 h 30' },
  ],
}
