const MIDDLE = /[^\p{L}\p{N}]+/gu;

/** "Energy, last 30 days" is "energy-last-30-days.csv": signs that some system forbids in names are left out. */
export const fileNameOf = (label: string, ending: string): string => {
  const name = label.toLocaleLowerCase("en").replaceAll(MIDDLE, "-").replace(/^-|-$/g, "").slice(0, 80);
  return `${name === "" ? "chart" : name}.${ending}`;
};

/** Hands a file to the browser, which keeps it where its owner keeps downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
