/** G8: whether a name is one of the IANA zone data's, as the platform knows it; an offset ("+01:00") is none, for it knows no summer. */
export const isTimeZone = (name: string): boolean => {
  if (name.length > 64 || !/^[A-Za-z]/.test(name)) return false;
  try {
    // No word is formatted: the platform's zone data is asked, which knows each zone that there is today.
    // oxlint-disable-next-line no-restricted-globals
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    // The platform's only word for a zone that it does not know.
    return false;
  }
};
