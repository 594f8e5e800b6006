/** W152: whether two texts are equal, in a time that depends on the length of what was given alone. */
export const isSameText = (given: string, wanted: string): boolean => {
  let difference = given.length ^ wanted.length;
  for (let at = 0; at < given.length; at += 1)
    difference |= given.charCodeAt(at) ^ wanted.charCodeAt(wanted.length === 0 ? 0 : at % wanted.length);
  return difference === 0;
};
