import { tierFacts } from '@guildpath/contract';
import {
  Button,
  OptionGroup,
  type OptionGroupOption,
  QuestCard,
  QuestProgress,
  SectionHeading,
  Tag,
} from '@guildpath/ui';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Disclosure } from '../../shared/layout/disclosure.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { useContinueLabel } from '../../shared/quest/start-quest.tsx';
import classes from './sample-question.module.css';

const { name, questionCount } = tierFacts.standard;
const sampleNumber = 3;

const options: readonly OptionGroupOption[] = [
  {
    id: 'a',
    label: 'Analyze the situation thoroughly',
    description: 'Study the maps, the supplies and the risks before anyone takes a step.',
  },
  {
    id: 'b',
    label: 'Call a vote of the guild',
    description: 'Lay both requests on the table and let every member have a say.',
  },
  {
    id: 'c',
    label: 'Prioritize the village',
    description: 'People are in danger, and the reward can wait.',
  },
  {
    id: 'd',
    label: 'Find a creative compromise',
    description: 'Split the party, borrow a ship, strike a bargain. There has to be a third way.',
  },
];

/** The choice is not stored, so native radio buttons need no state. */
export function SampleQuestion() {
  return (
    <section className={classes.section} aria-labelledby="sample-title">
      <SectionHeading id="sample-title" eyebrow="A taste of the quest">
        Experience <span className={classes.unbroken}>RPG-Style</span> Assessment
      </SectionHeading>
      <div className={classes.sample}>
        <Disclosure summary="See a scene" isOpenWide>
          <div className={classes.head}>
            <span className={classes.badge}>SAMPLE QUESTION</span>
            <span className={classes.tier}>{name}</span>
            <span>
              Question {sampleNumber} of {questionCount}
            </span>
          </div>
          <QuestProgress current={sampleNumber} total={questionCount} label="Sample progress" />
          <QuestCard
            headingLevel={3}
            title="The Guild Dilemma"
            scenario="Two messengers arrive at dusk. A merchant offers your guild a chest of gold to guard his caravan. A village in the hills begs for help against a flood. You only have enough people for one of them."
            question="The guild is waiting for your word. What do you do?"
            questionId="sample-question"
            footer={
              <>
                <Button
                  variant="outline"
                  disabled
                  leftIcon={<IconArrowLeft size={20} aria-hidden="true" />}
                >
                  Previous
                </Button>
                <Button disabled rightIcon={<IconArrowRight size={20} aria-hidden="true" />}>
                  Next
                </Button>
              </>
            }
          >
            <OptionGroup options={options} labelledBy="sample-question" />
            <ul className="gp-row gp-gap-2" aria-label="What this question measures">
              <li>
                <Tag>Problem Solving</Tag>
              </li>
              <li>
                <Tag>Leadership</Tag>
              </li>
            </ul>
          </QuestCard>
          <p className={classes.note}>
            This is just a preview of our RPG-style assessment format. Start your real assessment
            above!
          </p>
        </Disclosure>
        <StartQuick />
      </div>
    </section>
  );
}

function StartQuick() {
  const continueLabel = useContinueLabel('quick');
  return (
    <LinkButton
      to="/assessment/$tier"
      params={{ tier: 'quick' }}
      size="lg"
      className={classes.start}
    >
      {continueLabel ?? 'START YOUR QUEST'}
    </LinkButton>
  );
}
