type Fields = Readonly<Record<string, unknown>>;

/** What never enters the log, whoever hands it over. */
const secretNames = /password|token|hash|secret/i;

const withoutSecrets = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !secretNames.test(name)));

/** Only what differs, as it was and as it is. A field that one side does not name is none of the change. */
export function changes<Subject extends object>(
  before: Subject,
  after: Partial<Subject>,
): { before: Fields; after: Fields } {
  const old = withoutSecrets({ ...before });
  const now = withoutSecrets({ ...after });
  const changed = Object.keys(now).filter(
    (name) => name in old && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name]]));
  return { before: pick(old), after: pick(now) };
}

/** The fields of something that came or went, without what is empty. */
export const recordOf = (subject: object): Fields =>
  withoutSecrets(
    Object.fromEntries(
      Object.entries(subject).filter(
        ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && !value.length),
      ),
    ),
  );
