/** A file of lines under that name, from the page alone. */
export const saveText = (title: string, lines: readonly string[]): void => {
  const address = URL.createObjectURL(new Blob([[title, "", ...lines, ""].join("\n")], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${title}.txt`;
  link.click();
  URL.revokeObjectURL(address);
};
