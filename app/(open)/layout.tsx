import { OpenFrame } from "#components/open/open-frame.tsx";

export default OpenFrame;
