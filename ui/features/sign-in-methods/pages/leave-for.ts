import { useNavigateTo } from "../../../routes/use-app.ts";

/** Goes to another service, or on within the product where nobody needs to leave it. */
export const useLeaveFor = (): ((url: string) => void) => {
  const go = useNavigateTo();
  return (url) => {
    const isHere = !URL.canParse(url) || new URL(url).origin === window.location.origin;
    if (isHere) go(url);
    else window.location.assign(url);
  };
};
