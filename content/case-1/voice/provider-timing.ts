interface ProviderClips {
  /** Where in the file it lies, and how long it lasts with the rest after it. */
  readonly [sentence: string]: { readonly from: number; readonly bytes: number; readonly durationMs: number }
}

/** Made together with provider.mp4 by scripts/voice/make-provider.ts. What comes before the first belongs to all. */
export const providerClips: ProviderClips = {
  'Term girl, five hours old, three point two kilos, in a Level Two nursery three hundred and ten miles away.': {
    from: 692,
    bytes: 22208,
    durationMs: 6720,
  },
  'Severe hypoxic respiratory failure: meconium aspiration with PPHN, possibly ECMO.': {
    from: 22900,
    bytes: 17927,
    durationMs: 5248,
  },
  'Thick meconium, emergency cesarean, Apgars four, six and seven, cord pH seven point one six, no cooling criteria.': {
    from: 40827,
    bytes: 22389,
    durationMs: 6720,
  },
  'Three-point-five tube at ten and a half. Mind that: nine point two is predicted.': {
    from: 63216,
    bytes: 17711,
    durationMs: 4992,
  },
  'SIMV twenty-eight over six, rate fifty, mean pressure fourteen, one hundred percent oxygen.': {
    from: 80927,
    bytes: 18407,
    durationMs: 5504,
  },
  'Saturation eighty-six in the right hand, seventy-five in the foot, and labile.': {
    from: 99334,
    bytes: 13512,
    durationMs: 4224,
  },
  'Gas: pH seven point one four, CO2 sixty-four, oxygen forty, base deficit seven. We work out the index on the way.': {
    from: 112846,
    bytes: 26452,
    durationMs: 8192,
  },
  'Heart rate one sixty-five, pressure fifty over thirty, perfusion slowing, no volume or pressors yet.': {
    from: 139298,
    bytes: 17565,
    durationMs: 5504,
  },
  'Two peripheral lines, ten percent dextrose at eight an hour, ampicillin and gentamicin.': {
    from: 156863,
    bytes: 15172,
    durationMs: 4672,
  },
  'Plan: oscillator, nitric oxide at twenty, dopamine, epinephrine and a saline bolus ready.': {
    from: 172035,
    bytes: 18639,
    durationMs: 5440,
  },
  'On arrival arterial line, film and gas.': { from: 190674, bytes: 9111, durationMs: 2560 },
  'Snow on the pass, ice in the cloud: we decide next how to go.': { from: 199785, bytes: 16143, durationMs: 4864 },
  'RT calibrates nitric oxide and counts the gas. RN orders pharmacy first, checks the pumps, then mixes.': {
    from: 215928,
    bytes: 23321,
    durationMs: 6208,
  },
  'Any questions? Then read it back to me, please.': { from: 239249, bytes: 12910, durationMs: 3648 },
  'Term girl, T one, three point two kilos.': { from: 252159, bytes: 9852, durationMs: 2944 },
  'She is ten and a half hours old.': { from: 262011, bytes: 10128, durationMs: 2816 },
  'She is eleven and a half hours old.': { from: 272139, bytes: 9395, durationMs: 2816 },
  'Transport and ECMO consent signed, mother post-operative, father on the road.': {
    from: 281534,
    bytes: 13884,
    durationMs: 4224,
  },
  'Meconium aspiration, PPHN, index thirty-five on the phone.': { from: 295418, bytes: 13271, durationMs: 4032 },
  'Since then it is on your sheet.': { from: 308689, bytes: 8439, durationMs: 2496 },
  'Now only a saturation index, without an arterial line.': { from: 317128, bytes: 11783, durationMs: 3328 },
  'Three-point-five tube at nine and a half since nine fifty-five, tip at T two.': {
    from: 328911,
    bytes: 15419,
    durationMs: 4736,
  },
  'Three-point-five tube at nine and a half since nine fifty-five, tip not seen there yet.': {
    from: 344330,
    bytes: 16579,
    durationMs: 5056,
  },
  'Three-point-five tube at nine and a half since ten thirty-five, tip at T two.': {
    from: 360909,
    bytes: 15560,
    durationMs: 4736,
  },
  'Three-point-five tube at nine and a half since ten thirty-five, tip not seen there yet.': {
    from: 376469,
    bytes: 16416,
    durationMs: 5056,
  },
  'Replaced in flight, two attempts, same depth, not yet filmed.': { from: 392885, bytes: 12860, durationMs: 3840 },
  'Oscillator: mean pressure sixteen, ten hertz, amplitude forty-two, one hundred percent oxygen.': {
    from: 405745,
    bytes: 18802,
    durationMs: 5568,
  },
  'Nitric oxide at twenty since nine thirty-five, do not interrupt it.': {
    from: 424547,
    bytes: 12747,
    durationMs: 3840,
  },
  'Nitric oxide at twenty since nine fifty-five, do not interrupt it.': {
    from: 437294,
    bytes: 12586,
    durationMs: 3840,
  },
  'Nitric oxide at twenty since ten thirty-five, do not interrupt it.': {
    from: 449880,
    bytes: 12615,
    durationMs: 3840,
  },
  'Methemoglobin due four to eight hours later.': { from: 462495, bytes: 9645, durationMs: 2496 },
  'No breaks.': { from: 472140, bytes: 3924, durationMs: 1088 },
  'Off at the bedside until ten thirty-five.': { from: 476064, bytes: 9579, durationMs: 2496 },
  'Off for about five minutes at departure.': { from: 485643, bytes: 9685, durationMs: 2496 },
  'Off for about five minutes in flight.': { from: 495328, bytes: 9026, durationMs: 2496 },
  'Weaned to five for about ten minutes at departure, then twenty again.': {
    from: 504354,
    bytes: 13978,
    durationMs: 4096,
  },
  'Heart rate and pressure on the monitor, dopamine ten, epinephrine point zero five.': {
    from: 518332,
    bytes: 14753,
    durationMs: 4416,
  },
  'No saline.': { from: 533085, bytes: 4065, durationMs: 1152 },
  'One saline bolus, thirty-two milliliters.': { from: 537150, bytes: 8431, durationMs: 2432 },
  'Two saline boluses, sixty-four milliliters.': { from: 545581, bytes: 8830, durationMs: 2688 },
  'Three saline boluses, ninety-six milliliters.': { from: 554411, bytes: 9775, durationMs: 2880 },
  'Four saline boluses, one hundred twenty-eight milliliters.': { from: 564186, bytes: 10155, durationMs: 3136 },
  'Five saline boluses, one hundred sixty milliliters.': { from: 574341, bytes: 10152, durationMs: 3072 },
  'Right pneumothorax at ten fifteen, drained at ten seventeen, pigtail draining.': {
    from: 584493,
    bytes: 16625,
    durationMs: 4416,
  },
  'Right pneumothorax at ten fifteen, drained at ten twenty-seven, pigtail draining.': {
    from: 601118,
    bytes: 16599,
    durationMs: 4416,
  },
  'Right pneumothorax at ten fifteen, drained at ten thirty-five, pigtail draining.': {
    from: 617717,
    bytes: 16583,
    durationMs: 4416,
  },
  'Needled again in flight, no air.': { from: 634300, bytes: 8450, durationMs: 2240 },
  'Last gas, film and glucose are on your sheet.': { from: 642750, bytes: 11160, durationMs: 3200 },
  'Arterial line right posterior tibial, two peripheral lines.': { from: 653910, bytes: 12059, durationMs: 3520 },
  'No arterial line, two peripheral lines.': { from: 665969, bytes: 8484, durationMs: 2560 },
  'No umbilical lines.': { from: 674453, bytes: 5907, durationMs: 1664 },
  'Umbilical lines attempted, not placed.': { from: 680360, bytes: 9902, durationMs: 2752 },
  'Ten percent dextrose at eight, fentanyl running, antibiotics at three thirty.': {
    from: 690262,
    bytes: 14577,
    durationMs: 4160,
  },
  'Supply failure at eleven thirty-five.': { from: 704839, bytes: 7901, durationMs: 2176 },
  'Supply failure at twelve thirty-five.': { from: 712740, bytes: 7660, durationMs: 2048 },
  'Cylinders at once.': { from: 720400, bytes: 4569, durationMs: 1344 },
  'Cylinders after about six minutes.': { from: 724969, bytes: 6776, durationMs: 1984 },
  'Tube changed, heart rate fifty-eight, compressions sixty seconds, epinephrine zero point six four milliliters.': {
    from: 731745,
    bytes: 17405,
    durationMs: 5376,
  },
  'Cylinders already open by then.': { from: 749150, bytes: 6596, durationMs: 1920 },
  'Cylinders opened after it.': { from: 755746, bytes: 5868, durationMs: 1664 },
  'Pending: echo, ECMO decision, head ultrasound, culture, type and screen.': {
    from: 761614,
    bytes: 16084,
    durationMs: 4544,
  },
}
