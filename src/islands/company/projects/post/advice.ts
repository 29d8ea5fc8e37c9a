export interface Written {
  readonly title: string;
  readonly description: string;
  readonly skills: string;
  readonly duration: number;
  /** An instant; null for none. */
  readonly deadline: string | null;
}

export interface Advice {
  readonly field: keyof Written;
  readonly sentence: string;
}

const shortestTitle = 12;
const shortestDescription = 200;
const day = 24 * 60 * 60 * 1000;

/** Words of a title that would fit any project. */
const vague =
  /^(an? |the |new |our |my )*(project|help( wanted)?|work|task|internship|student|engineer(ing)?|design|various|test)s?( (project|work|task|needed|wanted)s?)*[.!]?$/i;

/** Words in which an outcome is said. */
const outcome =
  /\b(deliver|result|outcome|hand(s|ed)? (over|in)|report|prototype|drawing|model|presentation|documentation|at the end|finish|done when|in the end|produce|demonstrat)/i;

/** Suggestions to make a project clearer. They never block posting. */
export function adviceOn(written: Written, now: Date): Advice[] {
  const { title, description, skills, duration, deadline } = written;
  const advice: Advice[] = [];
  const say = (field: keyof Written, sentence: string) => advice.push({ field, sentence });
  const name = title.trim();
  if (name !== '' && (name.length < shortestTitle || vague.test(name))) {
    say(
      'title',
      'Say in the title what the project will produce or find out, for example “Load test of a footbridge”.',
    );
  }
  const text = description.trim();
  if (text.length < shortestDescription) {
    say('description', 'Describe what exists and what to do in more detail.');
  }
  if (text !== '' && !outcome.test(text)) {
    say('description', 'Say what the student hands over and when the project is done.');
  }
  if (skills.trim() === '') {
    say('skills', 'Add a few skills. Students search by skill and see how well they fit.');
  }
  if (duration > 90) {
    say(
      'duration',
      'More than three months is a long time alongside a degree. Consider splitting the project.',
    );
  }
  const left = deadline ? new Date(deadline).getTime() - now.getTime() : null;
  if (left !== null && left <= 0) say('deadline', 'This deadline has passed, so nobody can apply.');
  else if (left !== null && left < 7 * day) {
    say('deadline', 'Less than a week is short: many students check only once a week.');
  }
  return advice;
}
