import type { Device } from "@morsel/adapters/browser/device";
import type { Preferences } from "@morsel/adapters/browser/preferences";
import type { SessionWatch } from "@morsel/adapters/browser/session-status";
import type { MyDiary } from "@morsel/application/ports/my-diary";
import type { MyFoods } from "@morsel/application/ports/my-foods";
import type { MyGoals } from "@morsel/application/ports/my-goals";
import type { MySession } from "@morsel/application/ports/my-session";
import type { Locale } from "@morsel/domain/locales";
import type { QueryClient } from "@tanstack/react-query";
import type { IntlShape } from "react-intl";
import type { Toasts } from "../hooks/toasts.ts";

/** All that a route may ask for. Features never see it: they get values and callbacks. */
export type AppContext = {
  readonly diary: MyDiary;
  readonly foods: MyFoods;
  readonly goals: MyGoals;
  readonly session: MySession;
  /** Who is signed in, as it changes across tabs. */
  readonly sessionWatch: SessionWatch;
  readonly preferences: Preferences;
  readonly connectivity: {
    readonly online$: ReturnType<typeof import("@morsel/adapters/browser/connectivity").makeConnectivity>["online$"];
  };
  readonly device: Device;
  readonly queries: QueryClient;
  readonly toasts: Toasts;
  readonly intl: IntlShape;
  readonly locale: Locale;
  /** For what nobody can repair but somebody should know: rendering errors, forbidden storage. */
  readonly report: (problem: unknown) => void;
};
