/** ID17: characters of one cookie's value; with its name and attributes it stays within the browsers' 4096 bytes. */
export const COOKIE_CHUNK = 3933;

export type CookiePart = { readonly name: string; readonly value: string };

/** ID17: one cookie where the value fits, else `name.0`, `name.1` … The value is ASCII, as an encrypted token is. */
export const cookieChunks = (name: string, value: string): readonly CookiePart[] =>
  value.length <= COOKIE_CHUNK
    ? [{ name, value }]
    : Array.from({ length: Math.ceil(value.length / COOKIE_CHUNK) }, (_, i) => ({
        name: `${name}.${i}`,
        value: value.slice(i * COOKIE_CHUNK, (i + 1) * COOKIE_CHUNK),
      }));

/** ID17: the value put together again, in the order of the numbers; undefined when there is none or a part is missing. */
export const joinCookieChunks = (name: string, cookies: readonly CookiePart[]): string | undefined => {
  const held = new Map(cookies.map((cookie) => [cookie.name, cookie.value]));
  const parts: string[] = [];
  for (let part = held.get(`${name}.0`), i = 1; part !== undefined; part = held.get(`${name}.${i++}`)) parts.push(part);
  const isWhole = ![...held.keys()].some(
    (key) => key.startsWith(`${name}.`) && !(Number(key.slice(name.length + 1)) < parts.length),
  );
  if (parts.length > 0) return isWhole ? parts.join("") : undefined;
  return isWhole ? held.get(name) : undefined;
};
