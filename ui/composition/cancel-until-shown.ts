/** A story has begun when something of its page is there: in whatever language, however long it takes. */
export const cancelUntilShown =
  (selector: string) =>
  ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> =>
    new Promise((resolve) => {
      const look = (): boolean => {
        if (canvasElement.querySelector(selector) === null) return false;
        observer.disconnect();
        resolve();
        return true;
      };
      const observer = new MutationObserver(look);
      if (!look()) observer.observe(canvasElement, { childList: true, subtree: true, attributes: true });
    });
