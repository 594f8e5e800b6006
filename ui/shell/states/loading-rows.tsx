import { Skeleton } from "@mantine/core";
import classes from "./loading-rows.module.css";

/** The shape of a list while it is fetched. */
export const LoadingRows = () => (
  <div aria-busy="true" className={classes.rows}>
    {["a", "b", "c"].map((key) => (
      <Skeleton key={key} height={56} radius="md" />
    ))}
  </div>
);
