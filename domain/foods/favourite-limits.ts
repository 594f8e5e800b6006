export const FAVOURITES_LIMIT = 500;
export const OWN_WORDS_LIMIT = 200;
