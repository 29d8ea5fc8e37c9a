import { type ComponentType, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type Arrival<Props> = { Part: ComponentType<Props> } | { error: unknown } | null;

/**
 * A component whose code is loaded when it is first shown, without the third of a second that React's own waits. If the
 * connection is lost, it loads when that returns, and the screen stays as it is.
 * @param Meanwhile is shown until then, with the same props
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
    // A failure while online means that the file is gone.
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
