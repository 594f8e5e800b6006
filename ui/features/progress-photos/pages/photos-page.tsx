import { getRouteApi } from "@tanstack/react-router";
import { PhotosScreen } from "../components/photos-screen.tsx";

const route = getRouteApi("/measurements/photos");

/** /measurements/photos */
export const PhotosPage = () => {
  const { photos, device, toasts } = route.useRouteContext();
  return <PhotosScreen photos={photos} device={device} toasts={toasts} />;
};
