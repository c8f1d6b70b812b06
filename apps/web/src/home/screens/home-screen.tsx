import { CopilotScreen } from '#copilot/screens/copilot-screen.tsx';
import { HomeStart } from '../parts/home-start.tsx';
import { OptionStart } from '../parts/option-start.tsx';

/** Home: the partner, with what matters today before the first word. */
export default function HomeScreen() {
  return (
    <CopilotScreen
      start={(optionKey) => (optionKey === null ? <HomeStart /> : <OptionStart optionKey={optionKey} />)}
    />
  );
}
