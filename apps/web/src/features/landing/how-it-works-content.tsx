import classes from './how-it-works.module.css';
import { ProvenScience } from './proven-science.tsx';
import { QuestSteps } from './quest-steps.tsx';

export function HowItWorksContent() {
  return (
    <div className={classes.content}>
      <QuestSteps />
      <ProvenScience />
    </div>
  );
}
