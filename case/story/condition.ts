export type Machine = 'simv' | 'hfv' | 'crossvent' | 'hfov' | 'bag'
type Row = 0 | 1 | 2 | 3 | 4

/** What can be so of the newborn and of the choices made. The only conditions that content may name. */
type PlainFact =
  | 'ino'
  | `ino ${5 | 20 | 40}`
  | 'hfov'
  | 'arterial-line'
  | 'tube-repositioned'
  | 'air-in-chest'
  | 'chest-drained'
  | 'pressures-lowered'
  | 'filmed-at-1'
  | 'left-late'
  | 'supply-fails'
  | `machine ${Machine}`
  | `dopamine ${0 | 5 | 10 | 15 | 20}`
  | `epinephrine ${0 | 0.05 | 0.1}`
  | `boluses ${Row | '1+' | '2+'}`
  | `monitor ${Row}`
  | `gas ${Row}`
  | `amplitude ${36 | 42}`
  | `map ${16 | 18 | 22}`
  /** As the point opened, with its event. */
  | 'monitor-fell'
  /** An option decided at this very point. */
  | `chose ${string}`
  /** For the handover, which looks back over the whole run. */
  | 'tube-repositioned-at-2'
  | 'tube-filmed'
  | 'chest-drained-at-3'
  | 'line-before-drain'
  | 'ino-stopped-at-bedside'
  | 'ino-off-at-departure'
  | 'ino-weaned-at-departure'
  | 'umbilical-line-tried'
  | 'late-tanks'

export type Fact = PlainFact | `not ${PlainFact}`

/** All of these hold; of a list within, any. */
export type Condition = readonly (Fact | readonly Fact[])[]
