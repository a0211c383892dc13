/** How something is worded, and what each number in it is about. `drug` stands for the drug whose page it is. */
export interface Reader {
  readonly pattern: RegExp
  readonly about: readonly string[]
  /** What the words say by themselves, without a number. */
  readonly says?: string
}

const reads = (pattern: RegExp, ...about: string[]): Reader => ({ pattern, about })
const says = (pattern: RegExp, about: string, what: string): Reader => ({ pattern, about: [about], says: what })

const machine: readonly Reader[] = [
  reads(
    /Set and measured are MAP (\d+) and (\d+), amplitude (\d+) and (\d+)/,
    'MAP',
    'MAP measured',
    'amplitude',
    'amplitude measured',
  ),
  reads(/MAP (\d+) set and measured, amplitude (\d+) and \d+/, 'MAP', 'amplitude'),
  reads(/(MAP|Amplitude) set (\d+), measured (\d+)/i, '', '$1', '$1 measured'),
  reads(/(MAP|Amplitude) (\d+) set and measured/i, '', '$1'),
  reads(/measured (MAP|amplitude) (?:still )?(\d+)/i, '', '$1 measured'),
  reads(/delivered amplitude (\d+) of (\d+)/, 'amplitude measured', 'amplitude'),
  reads(/MAP \d+, back to (\d+)/, 'MAP'),
  reads(/drawn at MAP (\d+)/, 'opening MAP'),
  reads(/(MAP|amplitude) (?:still )?(?:\d+ to )?(\d+)/i, '', '$1'),
  reads(/\b(?:\d\d\/\d to )?(\d\d\/\d)(?=$|, rate)/, 'PIP/PEEP'),
  reads(/(?<!heart )rate (?:about )?(\d+)/i, 'rate'),
  reads(/\bTi ([\d.]+)/, 'Ti'),
  reads(/(\d+) Hz/, 'frequency'),
  reads(/Set FiO2 ([\d.]+), measured ([\d.]+)/, 'FiO2', 'FiO2 measured'),
  reads(/measured FiO2 (?:is )?([\d.]+)/i, 'FiO2 measured'),
  reads(/FiO2 (\d\.\d+)/, 'FiO2'),
  reads(/iNO \d+ ppm, back to (\d+)/, 'iNO'),
  reads(/iNO weaned to (\d+) ppm/, 'iNO'),
  reads(/iNO (\d+) ppm (?:since|starts) (\d\d:\d\d)/, 'iNO', 'iNO since'),
  reads(/(?:iNO|back to) (\d+) ppm/i, 'iNO'),
  reads(/^(\d+) ppm since (\d\d:\d\d)/, 'iNO', 'iNO since'),
  says(/iNO (?:is |cut )?off|no iNO|without iNO|iNO was not running|\b0 ppm/, 'iNO', 'off'),
  reads(/NO2 ([\d.]+) ppm/, 'NO2'),
  reads(/VT ([\d.]+) mL/, 'VT'),
  reads(/([\d.]+) mL = [\d.]+ mL\/kg at PIP (\d+)/, 'VT', 'PIP'),
  reads(/([\d.]+) mL = [\d.]+ mL\/kg at amplitude (\d+)/, 'HFOV volume', 'amplitude'),
  reads(/Volume ([\d.]+) mL =/, 'HFOV volume'),
  says(/^She is on (?:transport )?HFOV|^Transport HFOV$/, 'machine', 'hfov'),
  says(/^(?:She is (?:still )?on the|The) hospital’s SIMV|^Hospital SIMV$/, 'machine', 'simv'),
  says(/^She is on the hospital’s high-frequency|^Hospital high-frequency ventilator$/, 'machine', 'hfv'),
  says(/^She is on the Transport Crossvent|^Transport Crossvent$/, 'machine', 'crossvent'),
  says(/^Hand bag$/, 'machine', 'bag'),
  says(/lift her to the sled/, 'stands on', 'the sled'),
  says(/^Oxygen 100%|^100% oxygen/, 'oxygen', 'full'),
  says(/^Oxygen (?:as low as before|low and falling)/, 'oxygen', 'low'),
]

const pumps: readonly Reader[] = [
  reads(/dopamine \d+, back to (\d+) \(([\d.]+) mL\/h\)/, 'dopamine', 'dopamine rate'),
  reads(/epinephrine [\d.]+, back to ([\d.]+) \(([\d.]+) mL\/h\)/, 'epinephrine', 'epinephrine rate'),
  reads(/back to ([\d.]+) \(([\d.]+) mL\/h\)/, 'drug', 'drug rate'),
  reads(
    /(dopamine|epinephrine) (?:runs at |stays at |at )?([\d.]+)(?: mcg\/kg\/min,| =| \() ?([\d.]+) mL\/h/i,
    '',
    '$1',
    '$1 rate',
  ),
  reads(/(dopamine|epinephrine) ([\d.]+) mL\/h/i, '', '$1 rate'),
  reads(/dopamine (?:runs at )?([\d.]+) and epinephrine (?:at )?([\d.]+)/i, 'dopamine', 'epinephrine'),
  reads(/(dopamine|epinephrine) stays at ([\d.]+)/i, '', '$1'),
  reads(/Dopamine to (\d+)/, 'dopamine'),
  says(/no dopamine|no pressor/i, 'dopamine', '0'),
  says(/no epinephrine|no pressor/i, 'epinephrine', '0'),
  reads(/([\d.]+) mL\/h = ([\d.]+) mcg\/kg\/min/, 'drug rate', 'drug'),
  reads(/(?:[\d.]+,? (?:then|to) )?([\d.]+) mcg\/kg\/min, ([\d.]+) mL\/h/, 'drug', 'drug rate'),
  reads(/(?:\(0\.6 mL\/h\) to|for five minutes, then) (\d+)$/, 'drug'),
  reads(/([\d.]+) mL\/h of /, 'drug rate'),
  reads(/D10W (\d+) mL\/h/, 'D10W'),
  reads(/fentanyl (?:there, 1 mcg\/kg\/h \()?([\d.]+) mL\/h/i, 'fentanyl'),
  reads(/Heparinised saline (\d+) mL\/h/, 'flush'),
  reads(/(\d+) mL of saline/, 'saline'),
  reads(/Saline so far: (\d+) mL/, 'saline'),
  reads(/(\d+) mL in (\d+) boluses/, 'saline', 'boluses'),
  reads(/Saline: (\d+) boluses, (\d+) mL/, 'boluses', 'saline'),
  reads(/Saline: one (\d+) mL bolus/, 'saline'),
  reads(/Bolus number (\d+)/, 'boluses'),
  says(/no volume (?:has been )?given|no volume so far|Saline(?: so far)?: none/i, 'saline', '0'),
]

const newborn: readonly Reader[] = [
  reads(/(?:HR|Heart rate) (?:is )?(\d+), (?:mean BP (\d+)|BP ([\d/]+) \((\d+)\))/, 'HR', 'mean BP', 'BP', 'mean BP'),
  reads(/SpO2 (\d+) and (\d+)/, 'SpO2 pre', 'SpO2 post'),
  reads(/tube (?:is )?(?:still |taped )*(?:at )?([\d.]+) cm/i, 'tube'),
  reads(/Withdrawn 1 cm from [\d.]+ to ([\d.]+) cm/, 'tube'),
  says(/right chest (?:wiggles|rises) again|Both sides rise|lung is up|drain(?:ed film| swing)/i, 'right lung', 'up'),
  says(/right chest (?:still|stops)|right does not|Chest not drained/i, 'right lung', 'down'),
  says(/PAL (?:already )?in\b|arterial line is (?:in|ready)|arterial trace|^Arterial line/i, 'arterial line', 'in'),
  says(/no arterial line/i, 'arterial line', 'none'),
  reads(/([\d.]+) C\b/, 'temperature'),
  reads(/OI (?:= MAP x 100 \/ PO2: )?(\d+) x 100 \/ (\d+) = \d+/, 'opening MAP', 'PO2'),
  reads(/OSI (\d+) x 100 \/ (\d+) = (\d+)/, 'opening MAP', 'opening SpO2 pre', 'opening OSI'),
  reads(/now OSI (\d+)/, 'OSI'),
  reads(/OSI = MAP x 100 \/ pre-ductal: (\d+)/, 'opening OSI'),
  reads(/^PCO2 (\d+)(?=, gap)/, 'PCO2'),
  says(/saturation and pressure fall at once/, 'monitor fell', 'yes'),
  says(/saturation and pressure are as low as before/, 'monitor fell', 'no'),
  says(/^Monitor and gas are a step worse|^The monitor is a step worse/, 'monitor went', 'worse'),
  says(/^The gas is a step worse/, 'gas went', 'worse'),
  says(/the monitor is as bad as it was|still close to arrest/i, 'monitor went', 'same'),
  says(/the gas is as bad as it was|still close to arrest/i, 'gas went', 'same'),
  says(/^Fit to fly$/, 'monitor went', 'better'),
  says(/^You leave with half of the gain$/, 'monitor went', 'same'),
]

export const readers: readonly Reader[] = [...machine, ...pumps, ...newborn]

/** Numbers that say nothing of how it stands: sizes, limits, changes for a moment, times of the script. */
export const plain: readonly RegExp[] = [
  /\d\d:\d\d/g,
  /From [\d.]+|[\d.]+ mL down to|1,600|1,716 L = \d+|32 mL (?:\(10 mL\/kg\) )?at 192|45 mL of air|0\.64 mL IV \(0\.1 mg\/mL\)|New 3\.5|at 40 ppm/g,
  /[\d.]+ mL (?:down to [\d.]+ mL )?= [\d.]+|[\d.]+ mL \(|\([\d.]+ mL\/h\)|up from [\d.]+ mL at \d+|= [\d.]+|x 100/g,
  /(?:target|expected|about|point|gap|PEEP|PIP|HR|pH|PaO2|PCO2|CO2) [\d.]+(?: to \d+)?/gi,
  /ribs \d+ to \d+|Liver \d+ cm to \d+|stays at \d+ cm|1\.5 to 2\.5|4 to 6|[\d.]+ to [\d.]+/g,
  /[\d.]+ ?(?:%|min|s|h|G|psi|ribs|points|L\/min|mcg|mL\/kg|mL\/h|cylinders|E )/g,
  /\bT\d\b|NO2|SpO2|P?CO2|PO2|FiO2|D10W/g,
]
