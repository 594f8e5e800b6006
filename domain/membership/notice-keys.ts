/** ME26: keys of the notices that the clock brings; one of a key is sent. */
export const trialKey = (subscription: string): string => `trial ${subscription}`;
export const endedKey = (until: number): string => `ended ${until}`;
