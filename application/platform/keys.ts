/**
 * Keys of one purpose, made from the server's secrets, the one in use first. What was sealed or signed with any of them is taken; what
 * is sealed or signed from now on is so with the first (ID82).
 */
export type Keys = readonly [Uint8Array, ...(readonly Uint8Array[])];
