import { Skeleton } from "@mantine/core";
import type { DayView } from "@morsel/application/diary/diary-view";
import { Suspense, useState } from "react";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage } from "react-intl";
import classes from "../../../gaps/components/gaps.module.css";

const HomePartOf = lazyComponent(
  () => import("../../../widgets/pages/home-part.tsx"),
  ({ HomePartOf }) => HomePartOf,
);

/** Below the day: fetched when it is opened. */
export const GapsOffer = ({ view }: { readonly view: DayView }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.offer} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>
        <FormattedMessage id="diary.gaps" />
      </summary>
      {isOpen ? (
        <Suspense fallback={<Skeleton height={240} radius="lg" />}>
          <HomePartOf part="gaps" view={view} />
        </Suspense>
      ) : null}
    </details>
  );
};
