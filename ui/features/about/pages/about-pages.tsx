import { ApiScreen } from "../components/api-screen.tsx";
import { JobsScreen } from "../components/jobs-screen.tsx";

export const ApiPage = () => <ApiScreen origin={window.location.origin} />;
export const JobsPage = () => <JobsScreen />;
