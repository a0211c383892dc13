import type { CaseContent } from '#case/story/content.ts'

/** Reasons that hold in every course of the case and never name what they speak for. No clinician has read them yet. */
export const advice: CaseContent['standIns']['advice'] = {
  'transport-mode': {
    right: [
      'It is 310 miles with ice in the cloud, so speed alone is not enough: it has to cope with that weather.',
      'The whole sled and the three of us need space to work, and our oxygen has to last from door to door.',
      'I count the hours until she reaches ECMO, and at this distance every slow mile comes out of her reserve.',
      'Snow on the pass, ice above it, and a baby getting worse: I want the way that depends least on luck.',
    ],
    wrong: [
      'She falls whenever somebody touches her, so I want door to door with as few transfers as possible.',
      'Whatever gets off our own doorstep first wins for me; she is getting worse while we talk.',
    ],
  },
  'response-time': {
    right: [
      'I want a promise that still holds when pharmacy, checks and loading each take as long as they take.',
      'Long enough for every check and no longer, because she is getting worse.',
      'With ice on the route the crew needs its briefing and the sled its loading; a promise we break helps nobody.',
      'They will plan their care around what we say, so it should be soon, and it should be true.',
    ],
    wrong: [
      'They sound scared, and the sooner we say we are off, the better for everybody there.',
      'If all three of us hurry, each step shrinks, and she has no reserve for a slow team.',
    ],
  },

  'first-ten-minutes/Ventilator': {
    right: [
      'Full oxygen, MAP 16 and less than 3 mL/kg a breath: these breaths are not opening her lung.',
      'Hand and foot are 14 points apart, so her lung vessels need treatment as much as her lung does.',
      'I want her on something we can wheel out of here, or we begin all over again at the door.',
      'More of the same breaths would only stretch stiff lungs, and none of it reaches their vessels.',
    ],
    wrong: [
      'They know their machine here, and a switch in this state could cost her dearly.',
      'She falls whenever she is handled; let her rest while we set up and get to know her.',
    ],
  },
  'first-ten-minutes/Medications': {
    right: [
      'Heart rate 178, and her skin takes 5 s to pink up again: that heart has too little to pump.',
      'High pressure in the chest holds blood back from the heart, so I would look after preload first.',
      'Squeezing a half-empty heart may lift a number for a while, but it does not warm her hands and feet.',
    ],
    wrong: [
      'With a mean BP of 27 I want more tone at once; the rest can follow.',
      'Her right heart is straining against the lungs already, and I am afraid of loading it further.',
    ],
  },
  'first-ten-minutes/Procedure': {
    right: [
      'Nobody has looked inside this chest for three hours, and her tube seems deep.',
      'Her probes tell me about oxygen, not about CO2 or acid, and those steer what comes next.',
      'Her pressure can drop between two cuff readings, and I would like to see it as it happens.',
      'Whatever we change in the next hour, I want a clear picture from before it to compare with.',
    ],
    wrong: [
      'Two small veins for everything she may need today make me nervous.',
      'If one of her PIVs blows on the way, we have almost nothing left to give drugs through.',
    ],
  },
  'first-ten-minutes/Departure': {
    right: [
      'She falls whenever she is touched, and a hallway is nothing but touching.',
      'With a mean BP of 27 she has nothing to spend on doorsteps, ramps and two ambulance rides.',
      'Nothing we have begun has had time to show, and I want to see her answer while we have light and room.',
    ],
    wrong: [
      'This nursery has no nitric oxide, no echo and no ECMO; each minute in here is one she loses.',
      'We carry all our treatments with us, so we may as well give them on the move.',
    ],
  },

  'new-support/Ventilator': {
    right: [
      'Every gas so far shows a CO2 in the sixties or higher, and acid keeps her lung vessels tight.',
      'Her hand still reads more than ten points above her foot: the lung vessels have not let go.',
      'Her chest moves too little for the CO2 she has to clear.',
      'Twenty minutes are long enough to see that this much support is not yet enough.',
    ],
    wrong: [
      'She dips whenever she is disturbed, so I would give her a quiet half hour.',
      'Twenty minutes are too short to judge any machine, and newborn lungs take their time.',
    ],
  },
  'new-support/Medications': {
    right: [
      'Her body’s pressure has to climb above the pressure in her lungs, or blood keeps going around them.',
      'Mean BP is under 40; her vessels need tone now, and the usual first choice for that is not used up yet.',
      'What our protocol takes next is mixed and checked, and its dose has room to go up.',
    ],
    wrong: [
      'Her numbers scare me, and I would use the strongest thing we have mixed.',
      'Tone alone may not do; something that drives the heart as well would buy us more.',
    ],
  },
  'new-support/Procedure': {
    right: [
      'Weight plus six makes 9.2 cm and her lip mark reads 10.5: once her chin drops, only one lung is served.',
      'It is twenty minutes since our first decisions, and nobody has asked her blood how she took them.',
      'I would like to know how much really reaches her lungs before I trust the look of her chest.',
      'Airway, chest and blood should all tell the same story before we turn another knob.',
    ],
    wrong: [
      'She will need more than one drip, and they cannot all share a vein in her hand.',
      'Before we add anything I want one way in that nobody has to worry about.',
    ],
  },
  'new-support/Departure': {
    right: [
      'Her mean BP is not even 40, and in the cabin we can hardly reach her.',
      'Hand and foot are still more than ten points apart, and any bump may widen that.',
      'In here we have light, space and an X-ray; in the cabin we have our hands and little else.',
    ],
    wrong: [
      'The ice will not melt while we polish numbers, and ECMO is still nearly two hours off.',
      'Every pump and every monitor comes along, so the rest can be adjusted on the way.',
    ],
  },

  'sudden-change/Ventilator': {
    right: [
      'It came with her support as it was, so pushing harder on that side cannot be what it needs.',
      'Her left lung is over-inflated as it is, and it must not be the next one to give way.',
      'Her lung vessels answer every jolt, so I want nothing abrupt while we sort out the chest.',
    ],
    wrong: [
      'One whole lung has just dropped out, and somehow we have to open it again.',
      'Meconium lungs are stiff; when oxygenation fails I think of recruitment first.',
    ],
  },
  'sudden-change/Medications': {
    right: [
      'Mean BP is under 40, and she needs a stronger heartbeat while we deal with the chest.',
      'I want something that lifts her body’s pressure more than the pressure in her lungs.',
      'It is a bridge of minutes: it should work on the heart at once and be easy to turn down again.',
    ],
    wrong: [
      'In a newborn I would rely on what we know best before reaching for something harsher.',
      'The usual choice still has room in its dose range, and I would use that up before anything else.',
    ],
  },
  'sudden-change/Procedure': {
    right: [
      'The right side stands still and her heart sounds have moved left: something takes the room of that lung.',
      'It came in one moment and on one side, so the cause should be in the chest and not in the blood.',
      'Light and heart sounds give me the side; I would act on those now and get the proof right after.',
      'If air is pressing on her heart, every minute we spend on something else makes it tighter.',
    ],
    wrong: [
      'If she arrests now, I want a secure way into a big vein.',
      'Her PIVs are far out, in a hand and a leg, and for a code that is thin.',
    ],
  },
  'sudden-change/Departure': {
    right: [
      'A pocket of air that is small down here gets bigger with altitude, and nobody can promise me it is gone.',
      'Her chest changed only minutes ago; I want to see that it holds before she meets the first bump.',
      'If this happens again in the cabin, we have no film and hardly room for our hands.',
    ],
    wrong: [
      'She may do this again any minute, and if she does I want to be close to ECMO.',
      'This bedside has run out of answers, and the people who have more are at the other end.',
    ],
  },

  'leave-or-stay/Ventilator': {
    right: [
      'She is steady now, and each time a circuit is opened some of that lung closes again.',
      'What she has gained is young, and it is gone within minutes if something is taken away.',
      'In the air I want what we have watched at this bedside, not a surprise at altitude.',
    ],
    wrong: [
      'Fewer hoses and less gas to feed: for an hour in the air that counts for something.',
      'A bulky circuit is a chance to disconnect at every loading, and there are several ahead.',
    ],
  },
  'leave-or-stay/Medications': {
    right: [
      'Both drips are where medical control wants them, and she is steady on them.',
      'Heart rate and pressure have found a level; one more push would only make the heart race.',
      'Change a dose now, and nobody can tell later what made her dip.',
    ],
    wrong: [
      'Her pressure could be better, and I would like some reserve before bumps and altitude.',
      'A little margin now is easier than chasing her pressure in the cabin.',
    ],
  },
  'leave-or-stay/Procedure': {
    right: [
      'I want to see where her tube and her lung are now, not where we believe they are.',
      'I want one set of numbers on this support, so that later ones have something to stand against.',
      'In the cabin nobody can look inside her chest, so what we have to know we must learn here.',
    ],
    wrong: [
      'The NICU will want better access anyway, and for once she is steady enough to try.',
      'Two pressors, dextrose and sedation on two small PIVs: one bad vein and we lose half of it.',
    ],
  },
  'leave-or-stay/Departure': {
    right: [
      'She is as steady as this hospital can make her, and only the receiving unit has the next step up.',
      'Airway, chest and pressure are looked after; from here the minutes work against her.',
      'A warm aircraft, full cylinders, an ECMO team assembled: it will not line up better than now.',
    ],
    wrong: [
      'They offer us their staff for as long as we like; one quiet hour would do her good.',
      'She has been steady for minutes only, and I would like to see it last.',
    ],
  },

  'in-cruise/Ventilator': {
    right: [
      'The alarm speaks of supply and both sides went faint together: I would look upstream of her.',
      'It was set to an amplitude of 42 and made 18: it is the machine that starves, not her lung that fails.',
      'Measured oxygen fell far below what we set, and no lung can do that.',
    ],
    wrong: [
      'Her chest barely moves; she needs more from this machine, and quickly.',
      'She loses lung by the minute, and at altitude that is hard to win back.',
    ],
  },
  'in-cruise/Medications': {
    right: [
      'Both pumps do what they did before the alarm, so the cause should be somewhere else.',
      'A heart that is short of oxygen does not answer to a higher dose.',
      'It began with a whistle and an alarm: her circulation is the victim here, not the cause.',
    ],
    wrong: [
      'Her pressure is too low, and that is one thing I can mend from my seat in five seconds.',
      'A low pressure feeds the shunt, so I would defend her pressure before anything else.',
    ],
  },
  'in-cruise/Procedure': {
    right: [
      'Both sides went faint together, so let us look along the whole line before we blame one part of it.',
      'I want to know how much really reaches her, and whether both sides get the same.',
      'Half a minute in a fixed order is quicker than guessing, and it takes away nothing that works.',
    ],
    wrong: [
      'Thick meconium and a sudden drop: that looks like a plug to me, and I would not lose time over it.',
      'I can hear nothing over these engines, and I no longer trust what is in her throat.',
    ],
  },
}
