/** Posts before the one that an address names, so that one sees what it answers. */
const BEFORE = 3;
/** FO18: posts of a page; what stands in the first is shown from the beginning. */
export const POSTS_OF_PAGE = 20;

/** FO18: the number of the first post that is shown where an address names one, as "post-57"; 1 where it names none. */
export const firstShownPost = (anchor: string): number => {
  const number = /^post-(\d{1,9})$/.exec(anchor)?.[1];
  return number === undefined || Number(number) <= POSTS_OF_PAGE ? 1 : Number(number) - BEFORE;
};
