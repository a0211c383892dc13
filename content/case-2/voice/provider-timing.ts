interface ProviderClips {
  /** Where in the file it lies, and how long it lasts with the rest after it. */
  readonly [sentence: string]: { readonly from: number; readonly bytes: number; readonly durationMs: number }
}

/** Made together with provider.mp4 by scripts/voice/make-provider.ts. What comes before the first belongs to all. */
export const providerClips: ProviderClips = {
  'Boy, six days, three point four kilos, born at term, forty-seven miles away.': {
    from: 692,
    bytes: 19319,
    durationMs: 5248,
  },
  'Shock, and the legs are worse than the arms: I think of a closing duct, and of sepsis until it is excluded.': {
    from: 20011,
    bytes: 27026,
    durationMs: 7424,
  },
  'Home on day two, screen passed, ill since last night; mother strep positive, treated.': {
    from: 47037,
    bytes: 19929,
    durationMs: 5248,
  },
  'No tube, grunting, sixty-eight, ten liters by mask.': { from: 66966, bytes: 13273, durationMs: 3392 },
  'Ninety-seven in the hand, seventy-eight in the foot.': { from: 80239, bytes: 10248, durationMs: 3008 },
  'Arm sixty-two over forty, leg thirty-four over twenty-two.': { from: 90487, bytes: 13098, durationMs: 3712 },
  'Gas: seven point one four, thirty-six, base deficit seventeen, lactate eight point nine, sugar sixty-two.': {
    from: 103585,
    bytes: 25415,
    durationMs: 6976,
  },
  'Heart rate one eighty-two, liver three centimeters after thirty-four of saline, big heart on the film.': {
    from: 129000,
    bytes: 18840,
    durationMs: 5504,
  },
  'One vein, one needle in the shin, dextrose at eight and a half, no antibiotics yet.': {
    from: 147840,
    bytes: 19244,
    durationMs: 5568,
  },
  'Alprostadil before any echo, oxygen down, airway ready, antibiotics at once.': {
    from: 167084,
    bytes: 17442,
    durationMs: 4928,
  },
  'RN, pharmacy first. RT, blender, air and the airway kit.': { from: 184526, bytes: 16213, durationMs: 4288 },
  'Any questions? Read it back to me, please.': { from: 200739, bytes: 17039, durationMs: 3520 },
  'T two, boy, six days, three point four kilos.': { from: 217778, bytes: 14390, durationMs: 3648 },
  'Father on the road, mother follows; for surgery you ask.': { from: 232168, bytes: 15794, durationMs: 3840 },
  'Arm, leg and gradient are on the monitor and on your sheet.': { from: 247962, bytes: 14792, durationMs: 4160 },
  'At fourteen thirty fifty-eight over thirty-eight and thirty-two over twenty.': {
    from: 262754,
    bytes: 14245,
    durationMs: 3840,
  },
  'Tube three point five at nine and a half since fourteen thirty-six.': {
    from: 276999,
    bytes: 14236,
    durationMs: 4096,
  },
  'Tube three point five at nine and a half since fourteen fifty-nine.': {
    from: 291235,
    bytes: 14558,
    durationMs: 4096,
  },
  'Tube three point five at nine and a half since fifteen twenty-three.': {
    from: 305793,
    bytes: 14079,
    durationMs: 4096,
  },
  'Tube three point five at nine and a half since fifteen thirty-eight.': {
    from: 319872,
    bytes: 14540,
    durationMs: 4096,
  },
  'Taken out at the door, put back at sixteen-oh-five, not filmed.': { from: 334412, bytes: 15561, durationMs: 3968 },
  'What was seen of it on a film is on your sheet.': { from: 349973, bytes: 13557, durationMs: 4096 },
  'Not yet seen on a film.': { from: 363530, bytes: 8400, durationMs: 2176 },
  'Quarter of oxygen, rate thirty, CO2 forty-two; do not chase the foot.': {
    from: 371930,
    bytes: 18820,
    durationMs: 5056,
  },
  'Alprostadil point zero five; since when is on your sheet.': { from: 390750, bytes: 15039, durationMs: 3648 },
  'Off for thirteen minutes at the loading.': { from: 405789, bytes: 9463, durationMs: 2496 },
  'Off for a time at the bedside.': { from: 415252, bytes: 9722, durationMs: 2496 },
  'Never off since it was started.': { from: 424974, bytes: 7673, durationMs: 2176 },
  'He stopped breathing at fifteen twenty, and it ran on.': { from: 432647, bytes: 14064, durationMs: 3520 },
  'He stopped breathing at fifteen twenty.': { from: 446711, bytes: 8003, durationMs: 2240 },
  'Epinephrine point zero five; saline thirty-four by the hospital.': { from: 454714, bytes: 16423, durationMs: 3840 },
  'No saline by us.': { from: 471137, bytes: 5691, durationMs: 1600 },
  'Seventeen by us.': { from: 476828, bytes: 6178, durationMs: 1536 },
  'Too much saline by us: how much is on your sheet.': { from: 483006, bytes: 15077, durationMs: 3904 },
  'D10 and calcium given; last sugar and calcium are on your sheet.': { from: 498083, bytes: 17231, durationMs: 4224 },
  'Ampicillin and gentamicin at fourteen thirty-six; culture running.': {
    from: 515314,
    bytes: 14938,
    durationMs: 3968,
  },
  'Ampicillin and gentamicin at fifteen forty; culture running.': { from: 530252, bytes: 14129, durationMs: 3776 },
  'Fluid was taken.': { from: 544381, bytes: 6325, durationMs: 1408 },
  'No lumbar puncture.': { from: 550706, bytes: 5617, durationMs: 1536 },
  'Right hand, left hand with alprostadil alone, needle in the shin.': { from: 556323, bytes: 16876, durationMs: 3904 },
  'No umbilical lines.': { from: 573199, bytes: 6211, durationMs: 1664 },
  'Umbilical lines attempted, not placed.': { from: 579410, bytes: 9547, durationMs: 2624 },
  'We waited for an echo: a critically narrow arch, the duct open.': { from: 588957, bytes: 14321, durationMs: 4288 },
  'We came by the other hospital.': { from: 603278, bytes: 7922, durationMs: 2176 },
  'Pending: echo, arch, head ultrasound, genetics, consent.': { from: 611200, bytes: 16351, durationMs: 3904 },
  'Pending: imaging of the arch, head ultrasound, genetics, consent.': { from: 627551, bytes: 20224, durationMs: 4160 },
  'Questions? Read it back, please.': { from: 647775, bytes: 10412, durationMs: 2688 },
}
