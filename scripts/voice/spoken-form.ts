/** Where the synthesiser reads a spelling wrongly. Single words that it mispronounces are in pronunciations.lex. */
const respellings: readonly (readonly [written: string, spoken: string])[] = [
  // Flite shortens "I'm" to "im" before "the".
  ["I'm", 'eyem'],
  ['SIMV', 'S I M V'],
  ['pH', 'P H'],
  // Left alone it says "Co two".
  ['CO2', 'C O two'],
  // It takes it for what was done.
  ['read it back', 'reed it back'],
  // Breaths: "pass and ice" ran together into "passion dies".
  ['nursery and', 'nursery, and'],
  ['the pass', 'the pass,'],
]

/** A caption as the synthesiser must read it to say what is written. */
export function spokenForm(caption: string) {
  return respellings.reduce((text, [written, spoken]) => text.replaceAll(written, spoken), caption)
}
