import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import type { Camera, CameraState } from "../use-camera.ts";
import classes from "./barcode-sheet.module.css";

const WORDS: { readonly [State in CameraState]: MessageId } = {
  opening: "barcodes.camera.opening",
  looking: "barcodes.camera.looking",
  quiet: "barcodes.camera.quiet",
  denied: "barcodes.camera.denied",
  missing: "barcodes.camera.missing",
  busy: "barcodes.camera.busy",
  unsupported: "barcodes.camera.unsupported",
};

const HAS_PICTURE: ReadonlySet<CameraState> = new Set(["opening", "looking", "quiet"]);

/** Shows the camera picture and a hint, or the reason why there is none and the alternative. */
export const CameraView = ({ camera: { state, video } }: { readonly camera: Camera }) => (
  <div>
    {HAS_PICTURE.has(state) && (
      <div className={classes.picture}>
        {/* The picture is for aiming; what it says is said in words below. */}
        <video ref={video} className={classes.video} muted playsInline aria-hidden="true" />
        <div className={classes.aim} aria-hidden="true" />
      </div>
    )}
    <p className={classes.words} role="status">
      <FormattedMessage id={WORDS[state]} />
    </p>
  </div>
);
