import { Failure, isFailure, type FailureCode, type FailureFacts } from '../../src/core/failure.ts';

/** The failure that ended the work; rethrows any other error. */
export async function failureOf<C extends FailureCode>(
  work: Promise<unknown>,
  code: C,
): Promise<FailureFacts[C]> {
  let value: unknown;
  try {
    value = await work;
  } catch (error) {
    if (isFailure(error, code)) return error.facts;
    if (error instanceof Failure)
      throw new Error(`it failed with '${error.code}' ${JSON.stringify(error.facts)}`, { cause: error });
    throw error;
  }
  throw new Error(`it did not fail, but gave ${JSON.stringify(value)}`);
}
