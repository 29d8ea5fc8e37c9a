interface Preset {
  readonly label: string;
  /** Days in UTC, both included. */
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
/** A report looks back three years at most. */
const yearsAtMost = 3;

/** The periods people ask for most, up to today. */
export function periodPresets(now: Date): readonly Preset[] {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const since = (label: string, from: number): Preset => ({
    label,
    from: dayOf(from),
    to: dayOf(now.getTime()),
  });
  return [
    since('Last 30 days', now.getTime() - 29 * dayMs),
    since('This quarter', Date.UTC(year, month - (month % 3))),
    since('This year', Date.UTC(year, 0)),
    since('All, three years', Date.UTC(year - yearsAtMost, month, day + 1)),
  ];
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
