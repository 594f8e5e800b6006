import type { Food, Serving } from "../food.ts";

/** A helping weighs between a cracker and a full plate. */
const LIGHTEST = 5;
const HEAVIEST = 300;

const isHelping = ({ grams }: Serving): boolean => grams >= LIGHTEST && grams <= HEAVIEST;
const isOne = ({ label }: Serving): boolean => label.startsWith("1 ");
const isMedium = ({ label }: Serving): boolean => /^1 medium\b/u.test(label);
/** An ounce of a drink is a sip; it is offered where there is no cup, can or glass. */
const isSip = ({ label }: Serving): boolean => /^1 fl oz\b/u.test(label);
/** "1 serving" says less than any other measure. */
const isNamed = ({ label }: Serving): boolean => label !== "1 serving";

/**
 * F15: what is offered to someone who never ate the food: the data set's own default if it has a name, else a medium one,
 * else one of something that is a helping, else any helping. Undefined where nothing is one: then 100 g.
 */
export const usualServing = ({
  servings,
  defaultServing,
}: Pick<Food, "servings" | "defaultServing">): Serving | undefined => {
  const given = servings.find(({ id }) => id === defaultServing);
  return given !== undefined && isNamed(given)
    ? given
    : (servings.find(isMedium) ??
        given ??
        servings.find((serving) => isOne(serving) && isHelping(serving) && !isSip(serving)) ??
        servings.find(isHelping));
};
