/** Does the work `times` over and answers a number that depends on all of it, so that none of it can be left out. */
export type Work = (times: number) => number;
export type Contest = {
  readonly what: string;
  readonly ours: Work;
  readonly packages: Readonly<Record<string, Work>>;
  /** Ten times are asked for by the quality page; beside the others stands how many times it is, without a mark. */
  readonly isTenfoldAsked?: boolean;
  /** Lower bound of the machine: the arithmetic written by hand, without a check and without exactness. */
  readonly floor?: Work;
};
