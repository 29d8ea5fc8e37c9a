/** What is going to happen, by the day it happens on. Days count from now. */
export interface Agenda {
  plan(day: number, act: (day: number) => void): void;
  /** Lets everything happen that is due by now, in order; what lies ahead never happens. */
  playOut(): void;
}

export function openAgenda(): Agenda {
  let entries: { day: number; act: (day: number) => void }[] = [];
  return {
    plan(day, act) {
      if (day <= 0) entries.push({ day, act });
    },
    playOut() {
      while (entries.length > 0) {
        // The earliest; of several on the same instant the one that was planned first.
        const next = entries.reduce((first, entry) => (entry.day < first.day ? entry : first));
        entries = entries.filter((entry) => entry !== next);
        next.act(next.day);
      }
    },
  };
}
