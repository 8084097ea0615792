import type { ComponentType } from 'react';
import type { QuestPlace } from '../quest-scenery.tsx';
import { Gate, Hall, Road } from './hall-and-road.tsx';
import { City, DarkLighthouse, LitLighthouse, Ship } from './sea.tsx';
import { LandSide, SeaSide } from './sides.tsx';
import { Feast, Inn, Lake, Mill } from './village.tsx';
import { Camp, Ferry, Mountains } from './wilds.tsx';

export const questDrawings: Readonly<Record<QuestPlace | 'land-side' | 'sea-side', ComponentType>> =
  {
    gate: Gate,
    hall: Hall,
    road: Road,
    inn: Inn,
    ferry: Ferry,
    camp: Camp,
    mill: Mill,
    lake: Lake,
    feast: Feast,
    mountains: Mountains,
    ship: Ship,
    city: City,
    'dark-lighthouse': DarkLighthouse,
    'lit-lighthouse': LitLighthouse,
    'land-side': LandSide,
    'sea-side': SeaSide,
  };
