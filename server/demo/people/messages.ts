import type { EngineeringType } from '../../../src/contract/accounts/people.ts';

/** What students write when they apply. Many write nothing. */
export const messages: Record<EngineeringType | 'any', readonly string[]> = {
  any: [
    'I can give this twelve hours a week until the end of term, and full days after that.',
    'Your description says what success looks like, which is why I am writing. Could we talk about the data you already have?',
    'I worked on something close to this last summer; the report is behind the link. I would like to do it properly this time.',
    'My supervisor agrees that this may count as my term project, if you are willing to sign the form.',
    'I am new to part of this and say so now. I learn fast, and I ask before I guess.',
    'Two of us would like to apply together. My partner applies separately; we have done three projects as a team.',
    'I live twenty minutes away and can come to the site whenever the crew has time for me.',
    'Happy to start with a small test task, so that you see how I work.',
  ],
  Computer: [
    'I maintain a small open-source parser with about forty users, so I know what a bug report on a Sunday feels like.',
    'I have built two dashboards for our formula team. The second one was good.',
    'I like measuring before changing things. My last project cut a query from nine seconds to forty milliseconds, and the notes are public.',
    'My thesis is on testing distributed systems; I would bring the harness along.',
    'I wrote the timetable tool our faculty uses. People complain about it daily and I answer them.',
    'TypeScript every day, SQL most days, and I can read a query plan.',
  ],
  Mechanical: [
    'I have run the faculty’s tensile tester for a year and I am trusted with the key.',
    'I can weld, turn and mill to a tolerance I would sign for.',
    'Our racing team’s pedal box was mine: CAD, FEM, and the crack we found afterwards.',
    'I repaired bicycles for six years before I studied, and I would like to do something with both.',
    'I enjoy test rigs more than simulations, but I do both and compare them.',
    'My last measurement campaign ended with 400 GB and one good plot. I am proud of the plot.',
  ],
  Civil: [
    'I spent two summers with a surveying firm and can set up a total station in the rain.',
    'I have calculated trusses by hand and with three programs, and I know which result I believe.',
    'The soil laboratory knows me by name. I would like to do tests that somebody needs.',
    'I grew up next to a river that floods. This is the first project here I would do for nothing.',
    'I have used SWMM and EPANET in coursework and would like to meet a real network.',
    'I draw clearly and I check my own levels twice.',
  ],
  Electrical: [
    'I design my own boards and have burned enough of them to be careful.',
    'I did my apprenticeship as an electrician before university, with a switching licence up to 1 kV.',
    'I have written motor control on a microcontroller with 16 kB of flash, and it still turns.',
    'Antennas are what I do at weekends; my call sign is in the portfolio.',
    'I can calibrate a meter and write down the uncertainty without being asked.',
    'I measured the power quality of our whole campus last year. The lift is to blame.',
  ],
};
