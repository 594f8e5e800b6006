/** RE2: -210 → "GMT-03:30", 0 → "GMT". */
export const gmtOffset = (offsetMinutes: number): string => {
  if (!Number.isInteger(offsetMinutes) || offsetMinutes === 0) return "GMT";
  const size = Math.abs(offsetMinutes);
  const [hours, minutes] = [Math.floor(size / 60), size % 60].map((n) => String(n).padStart(2, "0"));
  return `GMT${offsetMinutes < 0 ? "-" : "+"}${hours}:${minutes}`;
};
