type Fields = Readonly<Record<string, unknown>>;

/** What never enters the log, whoever hands it over. */
const secret = /password|token|hash|secret/i;

const said = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !secret.test(name)));

/** Only what differs, as it was and as it is. A field that one side does not name is none of the change. */
export function changes<Subject extends object>(
  before: Subject,
  after: Partial<Subject>,
): { before: Fields; after: Fields } {
  const old = said({ ...before });
  const now = said({ ...after });
  const changed = Object.keys(now).filter(
    (name) => name in old && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return { before: pick(old), after: pick(now) };
}

/** The word for what happened to an account. */
export const stateAct = (state: 'active' | 'disabled'): string =>
  state === 'active' ? 'enabled' : 'disabled';

/** The fields of something that came or went, without what is empty. */
export const whole = (subject: object): Fields =>
  said(
    Object.fromEntries(
      Object.entries(subject).filter(
        ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && !value.length),
      ),
    ),
  );
