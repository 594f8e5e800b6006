/** Estimate and covariance of a level and of what moves it: of a weight and its slope, or of a weight and the energy that is used. */
export type LevelEstimate = {
  readonly level: number;
  readonly rate: number;
  readonly varLevel: number;
  readonly covariance: number;
  readonly varRate: number;
};

/** One step of time: the level moves by `input` and by `coupling` times the rate, of which `kept` is left afterwards. */
export type LevelStep = {
  readonly coupling: number;
  readonly input?: number;
  readonly kept?: number;
  /** Variances that the step adds. */
  readonly levelNoise: number;
  readonly rateNoise: number;
};

/** The prediction of a Kalman filter (Kalman, J Basic Eng 1960;82:35) with two states. */
export const predictLevel = (
  { level, rate, varLevel, covariance, varRate }: LevelEstimate,
  { coupling, input = 0, kept = 1, levelNoise, rateNoise }: LevelStep,
): LevelEstimate => ({
  level: level + input + coupling * rate,
  rate: kept * rate,
  varLevel: varLevel + 2 * coupling * covariance + coupling ** 2 * varRate + levelNoise,
  covariance: kept * (covariance + coupling * varRate),
  varRate: kept ** 2 * varRate + rateNoise,
});

/** The correction by what was measured: level and rate move by their share of the surprise, the innovation. */
export const correctLevel = (state: LevelEstimate, innovation: number, noise: number): LevelEstimate => {
  const variance = state.varLevel + noise;
  const [gainLevel, gainRate] = [state.varLevel / variance, state.covariance / variance];
  return {
    level: state.level + gainLevel * innovation,
    rate: state.rate + gainRate * innovation,
    varLevel: (1 - gainLevel) * state.varLevel,
    covariance: (1 - gainLevel) * state.covariance,
    varRate: state.varRate - gainRate * state.covariance,
  };
};
