import { fromPromise } from 'xstate';
import { ApiProblem, type Failure, failureFrom } from '../../api/problem.ts';

type Run<Output, Input> = Parameters<typeof fromPromise<Output, Input>>[0];

/**
 * An actor that calls the API. The machine shows the API's refusals; anything else is a defect, and is logged as one.
 */
export const calling = <Output, Input = void>(run: Run<Output, Input>) =>
  fromPromise<Output, Input>(async (asked) => {
    try {
      return await run(asked);
    } catch (error) {
      if (!(error instanceof ApiProblem) && !asked.signal.aborted) console.error(error);
      throw error;
    }
  });

/** Failure behind an `onError` event, for its actions and guards. */
export const failureOf = ({ event }: { event: object }): Failure =>
  failureFrom((event as { error?: unknown }).error);
