import { isIP } from "node:net";

export type Target = {
  readonly url: URL;
  /** Host and port, all of an address that may be shown. */
  readonly host: string;
};

/** Ports of the web: an address with another port names a service that is not the web. */
export const WEB_PORTS: readonly number[] = [80, 443];

const portOf = ({ port, protocol }: URL): number => (port === "" ? (protocol === "https:" ? 443 : 80) : Number(port));

/** Checks an address before any request; a text says what is accepted. */
export const checkedTarget = (
  text: string,
  ports: readonly number[],
  isAllowed: (address: string) => boolean,
): Target | string => {
  if (!URL.canParse(text)) return "an address that begins with http:// or https://";
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return "http or https";
  if (url.username !== "" || url.password !== "") return "an address without a user and a password";
  if (!ports.includes(portOf(url))) return `port ${ports.join(" or ")}`;
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  // A socket looks nothing up where the host is an address already.
  if (isIP(literal) !== 0 && !isAllowed(literal)) return "a public address";
  return { url, host: url.host };
};
