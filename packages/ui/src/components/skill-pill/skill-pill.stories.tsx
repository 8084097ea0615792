import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';
import { SkillPill } from './skill-pill.tsx';

export const stories: Stories = {
  title: 'SkillPill',
  states: {
    'Every priority': () => (
      <div className={classes.row}>
        <SkillPill name="Writing" priority="high" />
        <SkillPill name="Negotiation" priority="medium" />
        <SkillPill name="Bookkeeping" priority="low" />
      </div>
    ),
    'With a long name': () => (
      <SkillPill
        name="Management of material resources across several departments"
        priority="high"
      />
    ),
  },
};
