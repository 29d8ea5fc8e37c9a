import { type ComponentType, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type Arrival<Props> = { Part: ComponentType<Props> } | { error: unknown } | null;

/**
 * A part of a screen that is loaded once it is shown, and is there as soon as it has come: React's own waits a third of a
 * second. Where the connection is lost it comes when that is back: what is on the screen stays.
 * @param Meanwhile stands in its place until then, with its properties
 */
export function lazy<Props extends object>(
  load: Load<Props>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let arrived: Arrival<Props> = null;
  return function Later(props: Props) {
    const [arrival, arrive] = useState(arrived);
    useEffect(() => {
      if (arrival) return;
      let isShown = true;
      arriving(load).then(
        ({ default: Part }) => {
          arrived = { Part };
          if (isShown) arrive(arrived);
        },
        (error: unknown) => isShown && arrive({ error }),
      );
      return () => {
        isShown = false;
      };
    }, [arrival]);
    if (!arrival) return <Meanwhile {...props} />;
    if ('error' in arrival) throw arrival.error;
    return <arrival.Part {...props} />;
  };
}

const Nothing = () => null;

async function arriving<Props>(load: Load<Props>): ReturnType<Load<Props>> {
  await connected();
  try {
    return await load();
  } catch (error) {
    // What failed although there is a connection is not there any more.
    if (navigator.onLine) throw error;
    await connected();
    return load();
  }
}

const connected = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });
