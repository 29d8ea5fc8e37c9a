import type { EngineeringType } from '../../../src/contract/accounts/people.ts';

/** What students of a subject hand in, by the title of the milestone. */
export const deliveryWords: Readonly<
  Record<EngineeringType, Readonly<Record<string, readonly string[]>>>
> = {
  Civil: {
    'Kick-off note': [
      'I will start from the drawings of 2019 and check them against the site photographs before I draw anything new.\n\n**What I need:** the survey file, and ten minutes with whoever knows the east side.\n\n**Not sure of:** whether the old datum still holds.',
    ],
    Concept: [
      'Two ways were worth drawing.\n\n1. **Reuse what is there.** Cheaper, but it keeps the old levels.\n2. **Begin anew on the same axes.** One week more, and water runs off by itself.\n\nI chose the second: the first would be asked about again in a year. A third idea fails on the slope (1 in 9).',
    ],
    'Half-way version': [
      'The hard part is calculated: all thirty load cases come out as the hand calculation says, the largest difference is 0.4 %.\n\nStill in outline: the report, and the drawing of the connection.',
    ],
    'First version': [
      'Everything is there once. Known gaps:\n\n- The legend is missing on sheet 4\n- The section at the east side is from the old survey\n- Quantities are rounded to whole cubic metres\n\nPlease look at the order of the sheets first.',
      'Complete, and checked with last month’s measurements. Two things I would like a second pair of eyes on: the partial factor on page 3, and the level of the outlet.',
    ],
    'Final delivery': [
      'The calculation, the drawings and a note on how to use them. The note fits on one page, and my flatmate, who studies law, followed it without asking.\n\nWhat I would do next is at the end of the note.',
      'Final version. Since the first one: legend added, section drawn from the new survey, quantities to the tenth.\n\nThank you for the two reviews; the second one saved me a week.',
    ],
  },
  Mechanical: {
    'Kick-off note': [
      'I will measure what is there before I change anything: one day at the machine, then a model of it.\n\n**What I need:** the drawing of the part, and an hour when the machine stands still.\n\n**Not sure of:** what the material was before the last repair.',
    ],
    Concept: [
      'Three ways on paper, each with its weak point.\n\n1. **Stiffer.** Simple, and 400 g heavier.\n2. **Damped.** Light, and the rubber must be changed every two years.\n3. **Away from the resonance.** Light and lasting, one more part.\n\nI chose the third.',
    ],
    'Half-way version': [
      'The model agrees with the measurement at nine of ten points; the tenth is next to a loose bolt, which I have since tightened.\n\nStill in outline: the drawings of the two small parts.',
    ],
    'First version': [
      'The prototype is built and has run for two hours. Known gaps:\n\n- The clamp needs a tool to open\n- One tolerance is tighter than your workshop likes\n- Not yet tried when cold\n\nPlease look at the tolerance first.',
    ],
    'Final delivery': [
      'Drawings, parts list and the report on what broke and why. Since the first version: the clamp opens by hand, the tolerance is wider, and it has run for forty hours, ten of them at −5 °C.\n\nThank you for the two reviews; the second one saved me a week.',
    ],
  },
  Electrical: {
    'Kick-off note': [
      'First I log what is there for a week, then I draw the diagram as it is, and only then as it should be.\n\n**What I need:** access to the cabinet with somebody who may open it, and the meter’s type.\n\n**Not sure of:** who labelled the terminals, and when.',
    ],
    Concept: [
      'Two ways were worth calculating.\n\n1. **One larger unit.** Cheaper, and nothing works while it is serviced.\n2. **Two smaller ones.** 12 % dearer, and half of it always works.\n\nI chose the second, and kept a place for a third.',
    ],
    'Half-way version': [
      'The simulation runs through a whole year in eleven minutes and meets the measured week within 3 %.\n\nStill in outline: the protection, and what happens after a power cut.',
    ],
    'First version': [
      'The board works on the bench. Known gaps:\n\n- The supply gets warm above 30 °C\n- One connector is the wrong way round\n- Measured with one load only\n\nPlease look at the connector first: it decides the case.',
    ],
    'Final delivery': [
      'Schematics, measurements against each requirement and a page on how to put it into service. Since the first version: connector turned, supply with a larger inductor (41 °C at full load), measured with five loads.\n\nWhat I would do next is at the end of the page.',
    ],
  },
  Computer: {
    'Kick-off note': [
      'Three parts: understand what is there, try two ways in a small program, build the better one.\n\n- Week one: read everything, make a list of questions\n- Then one page for each way, with its weak point\n\nOpen question: who uses the result every day?',
    ],
    Concept: [
      'The core is one table of states and one of what may follow. Everything else reads them.\n\nI left the event queue for later: at forty changes a day nobody would notice it, and it doubles what can go wrong.',
    ],
    'Half-way version': [
      'The hard part runs: all thirty sample files come out as they did by hand, the largest takes 0.4 s.\n\nStill in outline: the page on how to run it, and what happens with a missing value.',
    ],
    'First version': [
      'Everything is there once. Known gaps:\n\n- One screen has no keyboard way back\n- Times are local, not UTC\n- I have not tried it with more than 200 rows\n\nPlease look at the order of the screens first: changing that later takes long.',
      'Complete, and tried with last month’s figures. Two things I would like a second pair of eyes on: the rounding in the export, and the name of the last column.',
    ],
    'Final delivery': [
      'Final version. Since the first one: every screen works by keyboard, times in UTC, tried with 5,000 rows (1.8 s).\n\nThank you for the two reviews; the second one saved me a week.',
      'The program with its tests and a note on how to run it. The note fits on one page, and my flatmate, who studies law, followed it without asking.\n\nWhat I would do next is at the end of the note.',
    ],
  },
};
