/** Means and covariance of what a filter tracks. */
export type Estimate = {
  readonly means: readonly number[];
  readonly covariance: readonly (readonly number[])[];
};

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/**
 * The prediction of a Kalman filter (Kalman, J Basic Eng 1960;82:35): each row of `transition` makes one mean of the next day from
 * all of today's; `input` is added to the means, `noise` to their variances.
 */
export const predict = (
  { means, covariance }: Estimate,
  transition: readonly (readonly number[])[],
  input: readonly number[],
  noise: readonly number[],
): Estimate => {
  const moved = transition.map((row) => covariance.map((column) => dot(row, column)));
  return {
    means: transition.map((row, i) => dot(row, means) + (input[i] ?? 0)),
    covariance: moved.map((row, i) => transition.map((other, j) => dot(row, other) + (i === j ? (noise[i] ?? 0) : 0))),
  };
};

/** Its correction by a measurement of a weighted sum of the means; `surprise` is the innovation in standard deviations. */
export const correct = (
  { means, covariance }: Estimate,
  weights: readonly number[],
  measured: number,
  noise: number,
): Estimate & { readonly surprise: number } => {
  const shared = covariance.map((row) => dot(row, weights));
  const variance = dot(weights, shared) + noise;
  const innovation = measured - dot(weights, means);
  return {
    means: means.map((mean, i) => mean + ((shared[i] ?? 0) / variance) * innovation),
    covariance: covariance.map((row, i) =>
      row.map((value, j) => value - ((shared[i] ?? 0) / variance) * (shared[j] ?? 0)),
    ),
    surprise: innovation / Math.sqrt(variance),
  };
};
