import { isFromOpenFoodFacts } from "@morsel/application/catalogues/client/attribution";
import { Suspense } from "react";
import { lazyComponent } from "../shell/lazy/lazy-component.tsx";
import type { OdblNoticeProps } from "./odbl-notice.tsx";

const OdblNotice = lazyComponent(
  () => import("./odbl-notice.tsx"),
  ({ OdblNotice }) => OdblNotice,
);

/** W251: the notice, loaded where it is needed: on pages whose first load is bounded. */
export const LateOdblNotice = ({ foodIds }: OdblNoticeProps) =>
  foodIds.some(isFromOpenFoodFacts) && (
    <Suspense>
      <OdblNotice foodIds={foodIds} />
    </Suspense>
  );
