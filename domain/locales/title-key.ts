/** Addresses that show another address's page, and so its title. */
const SAME_PAGE: Readonly<Record<string, string>> = {
  "": "home",
  "account.login.error": "account.login",
  "exercise.list-by-name": "exercise.lookup",
  "exercise.calories-burned": "exercise.lookup",
};

/** LO15: the message that names a page, from its path pattern: "/profile/*" or "/profile/$username" is "title.profile". */
export const titleKeyOf = (pattern: string): string => {
  const name = pattern
    .split("/")
    .filter((part) => part !== "" && part !== "*" && !part.startsWith("$"))
    .join(".");
  return `title.${SAME_PAGE[name] ?? name}`;
};
